import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'

type Bar = { label: string; amount: number }

type Props = {
  bars: Bar[]
  rest: { buckets: number; amount: number }
  show: (amount: number) => string
  chosen: string | undefined
  /** Filters by a bar, or ends that; where left out the bars are not for pressing. */
  onChoose?: (value: string) => void
}

/** The largest amounts as lines of text with a bar behind each. */
export function TopBars({ bars, rest, show, chosen, onChoose }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.75rem' }}>
      {bars.map((bar) => {
        const line = <Line bar={bar} share={bar.amount / most} show={show} />
        const isChosen = bar.label === chosen
        return (
          <li key={bar.label}>
            {onChoose === undefined ? (
              line
            ) : (
              <ButtonBase
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : bar.label)}
                sx={{
                  display: 'block',
                  width: '100%',
                  textAlign: 'left',
                  font: 'inherit',
                  fontWeight: isChosen ? 700 : 400,
                }}
              >
                {line}
              </ButtonBase>
            )}
          </li>
        )
      })}
      {rest.buckets > 0 && (
        <Box component="li" sx={{ color: 'text.secondary', px: 0.5 }}>
          {rest.buckets} more: {show(rest.amount)}
        </Box>
      )}
    </Box>
  )
}

type LineProps = { bar: Bar; share: number; show: Props['show'] }

const Line = ({ bar, share, show }: LineProps) => (
  <Box
    component="span"
    sx={{ display: 'flex', gap: 1, px: 0.5, lineHeight: '1.5rem', position: 'relative' }}
  >
    <Box
      component="span"
      aria-hidden
      style={{ width: `${share * 100}%` }}
      sx={{
        position: 'absolute',
        inset: '2px auto 2px 0',
        bgcolor: 'primary.main',
        opacity: 0.16,
        borderRadius: 0.5,
      }}
    />
    <Box
      component="span"
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }}
    >
      {`${bar.label} `}
    </Box>
    <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
      {show(bar.amount)}
    </Box>
  </Box>
)
