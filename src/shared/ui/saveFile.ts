/** Hands a file to the person. */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Later: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
