/** What a printed page has otherwise than the screen: small type, and nothing to press. */
export const print = {
  '@page': { margin: '14mm' },
  '@media print': {
    // Columns of a list fit on a sheet upright; whoever wants larger type has a larger window's worth of paper.
    'html, html[data-text-size]': { fontSize: '9.5pt' },
    // Links stay: they are the names of what they lead to.
    'button, a.MuiButton-root, a.MuiIconButton-root': { display: 'none !important' },
    'h1, h2, h3, dt': { breakAfter: 'avoid' },
    'img, svg, li, tr': { breakInside: 'avoid' },
    'img, svg': { maxWidth: '100%' },
  },
} as const;
