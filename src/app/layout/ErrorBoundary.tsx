import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Component, useEffect, type ReactNode } from 'react'
import { PageTitle } from '@/shared/ui/PageTitle'
import { texts } from '@/texts/layout'

type Props = { address: string; children: ReactNode }
type State = { address: string; hasFailed: boolean }

/** Shows the error page when rendering failed, until the address changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ address }: Props, state: State) =>
    address === state.address ? null : { address, hasFailed: false }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}

const reload = () => window.location.reload()

function ErrorPage() {
  useEffect(() => {
    // The usual cause is a chunk that could not be fetched: try again when the connection is back.
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])

  return (
    <Container maxWidth="md" sx={{ py: 4 }}>
      <PageTitle>{texts.failed.title}</PageTitle>
      <Typography>{texts.failed.text}</Typography>
      <Button variant="contained" onClick={reload} sx={{ mt: 3 }}>
        {texts.failed.reload}
      </Button>
    </Container>
  )
}
