/** Rules for the whole document, beside those of Material UI. */
export const baseStyles = {
  ':root': {
    /** Height of the header; what stands below it on every page but home is padded by it. */
    '--header-height': '4.5rem',
    scrollPaddingTop: 'calc(var(--header-height) + 1rem)',
  },
  ':focus-visible, .MuiButtonBase-root:focus-visible': {
    outline: '3px solid var(--focus-colour, var(--mui-palette-secondary-main))',
    outlineOffset: '2px',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'body > #root header, body > #root footer, .screen-only': { display: 'none !important' },
    body: { background: '#fff', color: '#000' },
    main: { paddingTop: '0 !important' },
  },
}
