import Box from '@mui/material/Box'

type Props = { id: string; size: number }

/** A company's logo, beside its name. */
export function Logo({ id, size }: Props) {
  return (
    <Box
      component="img"
      src={`/logos/${id}.svg`}
      alt=""
      width={size}
      height={size}
      sx={{ display: 'block', flex: 'none', borderRadius: 2, maxWidth: '100%' }}
    />
  )
}
