import type { SxProps, Theme } from '@mui/material/styles'

export const footerStyles: SxProps<Theme> = {
  bgcolor: 'art.night',
  color: 'art.cotton',
  '--focus-colour': 'var(--mui-palette-art-turmeric)',
  // Below what is seen first, on every page: until React has taken the page over it is laid out only
  // if somebody comes near it.
  '@media screen': {
    '[data-page] &': {
      contentVisibility: 'auto',
      containIntrinsicHeight: { xs: 'auto 1330px', md: 'auto 480px' },
    },
  },
  '& .columns': {
    display: 'grid',
    gap: { xs: 4, md: 5 },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
    py: 6,
  },
  '& .name': {
    fontFamily: 'h2.fontFamily',
    fontWeight: 700,
    fontSize: '1.125rem',
    mt: 1,
    mb: 0.5,
    overflowWrap: 'anywhere',
  },
  '& h2': {
    m: 0,
    mb: 1.5,
    fontSize: '1rem',
    color: 'art.turmeric',
    letterSpacing: '0.02em',
    outlineOffset: '4px',
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a': {
    display: 'inline-block',
    py: 0.75,
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    transition: 'text-decoration-color 150ms',
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& address a': { textDecorationColor: 'currentColor', py: 0 },
  '& address': { fontStyle: 'normal' },
  '& address p': { display: 'flex', gap: 1.25, m: 0, mb: 1.25, alignItems: 'flex-start' },
  '& address svg': { flex: 'none', mt: 0.25, color: 'art.turmeric' },
  '& .line': { display: 'block' },
  '& .social': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 },
  '& .social a, & .social span': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    p: 0,
    border: '1px solid currentColor',
    borderRadius: '50%',
  },
  '& .social span': { borderStyle: 'dashed', opacity: 0.75 },
  '& .credit': {
    textAlign: 'center',
    px: 2,
    py: 2,
    borderTop: '1px solid',
    borderColor: 'art.indigo',
  },
}
