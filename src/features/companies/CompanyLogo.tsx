import Box from '@mui/material/Box'

type Props = { id: string; size: number }

/** Decorative: the company's name is always beside it. */
export function CompanyLogo({ id, size }: Props) {
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
