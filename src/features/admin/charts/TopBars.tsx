import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { firstBars } from './chart'

type Props = ReturnType<typeof firstBars> & {
  show: (amount: number) => string
  chosen: string | undefined
  /** Filters by a bar, or ends that; where left out the bars are not for pressing. */
  onChoose?: (value: string) => void
}

/** The largest amounts as lines of text with a bar behind each. */
export function TopBars({ bars, rest, show, chosen, onChoose }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))

  return (
    <Box component="ul" sx={listSx}>
      {bars.map(({ label, amount }) => {
        const isChosen = label === chosen
        const line = (
          <>
            <span aria-hidden style={{ width: `${Math.round((amount / most) * 100)}%` }} />
            <span>{`${label} `}</span>
            <span>{show(amount)}</span>
          </>
        )
        return (
          <li key={label}>
            {onChoose === undefined ? (
              <span className="line">{line}</span>
            ) : (
              <ButtonBase
                className="line"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : label)}
              >
                {line}
              </ButtonBase>
            )}
          </li>
        )
      })}
      {rest.buckets > 0 && (
        <Box component="li" sx={{ color: 'text.secondary', px: 0.5 }}>
          {`${rest.buckets} more: ${show(rest.amount)}`}
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
  '& .line': {
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
  '& .line > :first-of-type': {
    position: 'absolute',
    inset: '2px auto 2px 0',
    bgcolor: 'primary.main',
    opacity: 0.16,
    borderRadius: 0.5,
  },
  '& .line > :nth-of-type(2)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
  '& .line > :nth-of-type(3)': { ml: 'auto', whiteSpace: 'nowrap' },
}
