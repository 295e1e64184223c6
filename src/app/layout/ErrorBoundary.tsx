import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage'

type Props = { address: string; children: ReactNode }
type State = { address: string; hasFailed: boolean }

/** Shows the error page in the place of what could not be drawn, until another address is shown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ address }: Props, state: State) =>
    address === state.address ? null : { address, hasFailed: false }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}
