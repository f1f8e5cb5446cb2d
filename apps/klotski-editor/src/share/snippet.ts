/** What puts a layout on any page. The layout is digits and stars alone: nothing to be escaped. */
export const snippetOf = (layout: string, hasControls: boolean): string =>
  `<script type="module" src="parlour-klotski.js"></script>
<parlour-klotski layout="${layout}"${hasControls ? ' controls' : ''}></parlour-klotski>`;
