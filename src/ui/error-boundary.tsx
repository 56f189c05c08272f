import { Component, type ErrorInfo, type ReactNode } from 'react'

type Fallback = ReactNode | ((error: Error, retry: () => void) => ReactNode)
type Props = { children: ReactNode; fallback?: Fallback; resetKey?: unknown }
type State = { error: Error | null; key: unknown }

/** Contains an error in one part of the page, of which then nothing stands but the fallback. A new `resetKey`, such as another path or other contents, retries. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return state.key === resetKey ? null : { error: null, key: resetKey }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    const { children, fallback } = this.props
    const { error } = this.state
    if (!error) return children
    return typeof fallback === 'function' ? fallback(error, () => this.setState({ error: null })) : fallback
  }
}
