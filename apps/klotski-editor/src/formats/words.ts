import { type Format, type Warning } from '@parlour/klotski/formats';

export const words = {
  title: 'Formats',
  label: {
    1: 'Format 1',
    2: 'Format 2',
    3: 'Format 3',
    4: 'Format 4',
    common: 'CommonCode',
    short: 'ShortCode',
  } satisfies Readonly<Record<Format, string>>,
  about: {
    1: 'every cell',
    2: 'covered cells as *',
    3: 'block by block',
    4: 'who is who',
    common: 'hexadecimal',
    short: 'number of the layout',
  } satisfies Readonly<Record<Format, string>>,
  copy: (label: string) => `Copy ${label}`,
  copied: (label: string) => `${label} copied`,
  notCopied: 'It could not be copied: it is selected now.',
  /** "Format 2, character 15: …" */
  fault: (label: string, position: number, message: string) =>
    `${label}, character ${position + 1}: ${message}`,
  readAs: (label: string) => `Read it as ${label}`,
  strict: 'Exact characters only',
  strictText: 'Otherwise blanks, commas, quotes and full-width digits are passed over.',
  keepIds: 'Keep who is who',
  keepIdsText: 'Otherwise names count up in reading order. Swapping two names turns this on.',
  warning: {
    no_big: '',
    many_big: '',
    too_few_empty: '',
    general_repeat: 'One general is there twice, standing and lying.',
    noncanonical_ids: 'The names are not in reading order.',
  } satisfies Readonly<Record<Warning, string>>,
};
