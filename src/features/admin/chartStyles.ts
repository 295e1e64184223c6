/**
 * How charts look, for what holds them: a new record draws all of them again, and styles of their
 * own would be worked out for each bar.
 */
export const chartStyles = {
  '& .charts': {
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  '& .chart': {
    p: 1.5,
    minWidth: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& .chart-head': { display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 },
  '& .chart-head h2': { m: 0, font: 'inherit', fontSize: '0.8125rem', color: 'text.secondary' },
  '& .chart-head p': { m: 0, ml: 'auto', fontWeight: 700 },
  // As high as the bars that come.
  '& .chart-space': { height: '7.125rem' },
  '& .chart-weeks': { color: 'primary.main' },
  '& .chart-ends': {
    display: 'flex',
    justifyContent: 'space-between',
    color: 'text.secondary',
    fontSize: '0.6875rem',
  },
  '& .chart-bars': { m: 0, p: 0, listStyle: 'none', fontSize: '0.75rem' },
  '& .chart-bars button': {
    display: 'block',
    width: '100%',
    p: 0,
    border: 0,
    textAlign: 'left',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-pressed="true"]': { fontWeight: 700 },
  },
  '& .chart-line': {
    display: 'flex',
    gap: 1,
    px: 0.5,
    lineHeight: '1.5rem',
    position: 'relative',
  },
  '& .chart-line > :first-of-type': {
    position: 'absolute',
    inset: '2px auto 2px 0',
    bgcolor: 'primary.main',
    opacity: 0.16,
    borderRadius: 0.5,
  },
  '& .chart-line > :nth-of-type(2)': {
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
  '& .chart-line > :last-of-type': { ml: 'auto', whiteSpace: 'nowrap' },
  '& .chart-rest': { color: 'text.secondary', px: 0.5 },
}
