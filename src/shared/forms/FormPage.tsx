import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { texts } from '@/texts/forms'

type FormPageProps = {
  title: string
  /** The purpose of the form. */
  intro?: ReactNode
  children: ReactNode
}

/** The page around a form: breadcrumbs, heading, intro and how to fill it in. */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <Container maxWidth={false} sx={{ maxWidth: 1040, py: { xs: 3, md: 4 } }}>
      <Breadcrumbs current={title} />
      <PageTitle>{title}</PageTitle>
      {intro !== undefined && (
        <Typography component="div" sx={{ mb: 1.5, maxWidth: '44rem' }}>
          {intro}
        </Typography>
      )}
      <Typography sx={{ mb: 3, maxWidth: '44rem' }}>{texts.howTo}</Typography>
      {children}
    </Container>
  )
}
