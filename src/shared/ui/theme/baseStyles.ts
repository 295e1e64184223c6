/** Rules for the whole document, beside those of Material UI. */
export const baseStyles = {
  ':root': {
    /** Height of the header, by which every page but home is padded. */
    '--header-height': '4.5rem',
    scrollPaddingTop: 'calc(var(--header-height) + 1rem)',
  },
  // The class: the focus of a checkbox or a radio button is on an invisible input inside it.
  ':focus-visible, .MuiButtonBase-root:is(:focus-visible, .Mui-focusVisible)': {
    outline: '3px solid var(--focus-colour, var(--mui-palette-secondary-main))',
    outlineOffset: '2px',
  },
  // The colours of the system replace ours, and there are neither backgrounds nor shadows.
  '@media (forced-colors: active)': {
    '.MuiInputBase-root.Mui-focused': { outline: '3px solid Highlight', outlineOffset: '2px' },
    '.MuiButton-contained': { border: '1px solid' },
    '[aria-current]': { textDecoration: 'underline' },
    '.MuiButtonBase-root.Mui-selected': { outline: '2px solid', outlineOffset: '-2px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // None instead of a short transition: that would start on every element at a change of colours.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // A long word, e-mail address or web address, above all in doubled text.
  'h1, h2, h3, dd, bdi, :is(main, footer) :is(p, li, td) a': { overflowWrap: 'anywhere' },
  // Controls that need a script are hidden; a form stays readable, like a form on paper.
  '.without-scripts': { display: 'none' },
  '@media (scripting: none)': {
    '.with-scripts': { display: 'none !important' },
    '.without-scripts': { display: 'block' },
    'main form :is(input, select, textarea, button)': { visibility: 'hidden' },
  },
  '@page': { margin: '16mm 14mm' },
  '@media print': {
    html: { fontSize: '85%' },
    'body > #root footer, .screen-only': { display: 'none !important' },
    body: { background: '#fff !important', color: '#000 !important' },
    main: { paddingTop: '0 !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, figure, dl > div': { breakInside: 'avoid' },
    p: { orphans: 3, widows: 3 },
  },
}
