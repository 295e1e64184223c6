import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether a table would not fit: the list is one of cards then. */
export const useIsNarrow = () => useMediaQuery('(max-width: 699.95px)', { noSsr: true })
