import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle'

type Props = { title: string; children?: ReactNode }

/** A page of plain text: its heading, and what there is to say. */
export function PlainPage({ title, children }: Props) {
  return (
    <Container maxWidth="md" sx={{ py: 4 }}>
      <PageTitle>{title}</PageTitle>
      <Typography component="div">
        {children ?? 'The association is preparing this page. Please ask the office meanwhile.'}
      </Typography>
    </Container>
  )
}
