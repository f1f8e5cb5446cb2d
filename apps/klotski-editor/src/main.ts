import { DEFAULT_LAYOUT } from '@parlour/klotski';
import { Marks } from './draw/marks.ts';
import { Editor } from './model/editor.ts';
import { followAddress } from './share/place.ts';
import { keepOffline } from './shell/offline.ts';
import { say, showEditor } from './shell/shell.ts';
import { Player } from './solve/player.ts';
import { Live } from './solving/live.ts';

const editor = new Editor();
followAddress(editor, DEFAULT_LAYOUT);
showEditor({ editor, live: new Live(editor), player: new Player(), marks: new Marks(), say });
keepOffline();
