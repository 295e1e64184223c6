/** `host:port` in its parts. */
export function hostAndPort(address: string): { host: string; port: number } {
  const [host = '', port = ''] = address.split(':')
  return { host, port: Number(port) }
}
