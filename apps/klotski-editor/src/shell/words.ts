// What the frame of the page says. Every part has its words beside it.
export const words = {
  lang: 'en',
  title: 'Klotski editor',
  motto: 'a workbench for',
  game: '華容道',
  skip: 'Skip to the board',
  parts: 'Parts of the editor',
  lower: 'More to do with this layout',
  part: { board: 'Board', formats: 'Formats', solve: 'Solve', lower: 'Explore' },
  theme: {
    label: 'Lamp',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },
};
