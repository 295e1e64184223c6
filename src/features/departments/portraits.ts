import type { Picture } from '@/shared/ui/Photo'

const files = import.meta.glob<Picture>('/src/content/departments/*.{jpg,jpeg,png,JPG,JPEG,PNG}', {
  query: '?responsive',
  import: 'default',
  eager: true,
})

/** The photo of a department's head, when its file is there. */
export const portraitOf = (file: string | undefined): Picture | undefined =>
  file === undefined ? undefined : files[`/src/content/departments/${file}`]
