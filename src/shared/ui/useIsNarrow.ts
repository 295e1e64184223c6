import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the screen is too narrow for a table, so that lists show cards. */
export const useIsNarrow = () => useMediaQuery('(max-width: 699.95px)', { noSsr: true })
