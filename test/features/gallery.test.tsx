import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { albums } from '@/content/gallery'
import { tilesOf } from '@/features/gallery/tiles'
import { texts } from '@/texts/gallery'

beforeEach(() => firestoreFor().clear())

const lightbox = () => page.getByRole('region', { name: 'Lightbox' })
const large = (caption: string) =>
  page.getByRole('region', { name: 'Photo gallery' }).getByRole('img', { name: caption })

test('every album shows its pictures with captions', async () => {
  renderApp('/gallery/')

  for (const album of albums) {
    await expect
      .element(page.getByRole('heading', { name: texts.albums[album.id].title }))
      .toBeVisible()
    for (const { caption } of tilesOf(album)) {
      await expect.element(page.getByRole('img', { name: caption })).toBeInTheDocument()
    }
  }
})

test('the keyboard opens a picture, moves to the next and closes it, and the focus returns', async () => {
  renderApp('/gallery/')
  const { members: first, speaker: second } = texts.albums.meetings.comingSoon
  const button = page.getByRole('button', { name: `Enlarge: ${first}` })
  await expect.element(button).toBeVisible()

  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(large(first)).toBeVisible()
  await expectNoViolations()

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(large(second)).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox()).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('Back closes the enlarged picture and stays on the page, and a closed one leaves no step behind', async () => {
  const { router } = renderApp('/gallery/')
  const { members: first, speaker: second } = texts.albums.meetings.comingSoon
  const layers = () => (history.state as { layers?: number } | null)?.layers ?? 0
  for (const caption of [first, second]) {
    await userEvent.click(page.getByRole('button', { name: `Enlarge: ${caption}` }))
    await expect.element(large(caption)).toBeVisible()
    await expect.poll(layers).toBe(1)
    history.back()
    await expect.element(lightbox()).not.toBeInTheDocument()
    expect(router.location.pathname).toBe('/gallery/')
  }

  await userEvent.click(page.getByRole('button', { name: `Enlarge: ${first}` }))
  await expect.element(large(first)).toBeVisible()
  await expect.poll(layers).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox()).not.toBeInTheDocument()
  await expect.poll(layers).toBe(0)
})

test('photos replace the drawings', () => {
  const picture = { src: 'a', width: 4, height: 3, color: '#000', avif: '', webp: '', jpeg: '' }
  const album = { id: 'meetings' as const, photos: [{ file: 'a.jpg', caption: 'Tea' } as const] }

  expect(tilesOf(album, { '/src/content/gallery/meetings/a.jpg': picture })).toEqual([
    { kind: 'photo', caption: 'Tea', picture },
  ])
  expect(tilesOf(album, {})).toHaveLength(3)
})

test('every photo in an album’s folder has a caption, and every caption a photo', () => {
  const captioned = albums.flatMap(({ id, photos }) => photos.map(({ file }) => `${id}/${file}`))
  const folder = '/src/content/gallery/'
  const photos = import.meta.glob('/src/content/gallery/*/*.{jpg,jpeg,png,JPG,JPEG,PNG}')
  expect(captioned.sort()).toEqual(
    Object.keys(photos)
      .map((path) => path.slice(folder.length))
      .sort(),
  )
})
