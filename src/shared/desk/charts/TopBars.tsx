import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { labelOf as labelOfCode } from '@/shared/text/labelOf'

type Props = {
  bars: readonly { label: string; amount: number }[]
  /** The values that have no bar. */
  rest: { count: number; amount: number }
  /** The words for a value that is neither in words nor a stored answer. */
  labelOf?: (value: string) => string
  format: (amount: number) => string
  /** The value that is filtered by. */
  chosen: string | undefined
  /** An empty value removes the filter. */
  onChoose: (value: string) => void
}

/** A line of text for each value, with a bar behind it. */
export function TopBars({ bars, rest, labelOf = labelOfCode, format, chosen, onChoose }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))

  return (
    <Box component="ul" sx={listSx}>
      {bars.map(({ label: value, amount }) => {
        const isChosen = value === chosen
        return (
          <li key={value}>
            <ButtonBase aria-pressed={isChosen} onClick={() => onChoose(isChosen ? '' : value)}>
              <span aria-hidden style={{ width: `${Math.round((amount / most) * 100)}%` }} />
              <span>{`${labelOf(value)} `}</span>
              <span>{format(amount)}</span>
            </ButtonBase>
          </li>
        )
      })}
      {rest.count > 0 && (
        <Box component="li" sx={{ color: 'text.secondary', px: 0.5 }}>
          {`${rest.count} more: ${format(rest.amount)}`}
        </Box>
      )}
    </Box>
  )
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  '& button': {
    display: 'flex',
    justifyContent: 'flex-start',
    width: '100%',
    gap: 1,
    px: 0.5,
    font: 'inherit',
    lineHeight: '1.5rem',
    textAlign: 'left',
    position: 'relative',
  },
  '& button:hover': { bgcolor: 'action.hover' },
  '& button[aria-pressed="true"]': { fontWeight: 700 },
  '& button > :first-of-type': {
    position: 'absolute',
    inset: '2px auto 2px 0',
    bgcolor: 'primary.main',
    opacity: 0.16,
    borderRadius: 0.5,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'Highlight' },
  },
  '& button > :nth-of-type(2)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
  '& button > :nth-of-type(3)': { ml: 'auto', whiteSpace: 'nowrap' },
}
