/** Files may be dropped anywhere on a part of the page. */
export const followDrops = (section: HTMLElement, take: (files: readonly File[]) => void): void => {
  const mark = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    section.classList.toggle('dropping', isOver);
  };
  section.addEventListener('dragover', mark(true));
  section.addEventListener('dragleave', mark(false));
  section.addEventListener('drop', (event) => {
    mark(false)(event);
    take([...(event.dataTransfer?.files ?? [])]);
  });
};
