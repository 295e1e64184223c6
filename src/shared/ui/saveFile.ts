/**
 * Asks the browser to save a file. It does not say whether it does, and the browsers inside WhatsApp
 * and Facebook do nothing: never tell a person that the file is saved, and offer another way.
 */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Later: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
