import { useField } from './useField'

/** A value of the form and of its draft, without a control. */
export function HiddenField({ name }: { name: string }) {
  useField(name)
  return null
}
