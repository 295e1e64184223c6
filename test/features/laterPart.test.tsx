import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { LaterPart } from '@/shared/hydration/LaterPart'
import { whenTakenOver } from '@/shared/hydration/takenOver'
import { useWanted, Wanted } from '@/shared/hydration/wanted'

type Note = (what: string) => void

function Page({ note }: { note: Note }) {
  const { isWanted, wanting } = useWanted()
  useLayoutEffect(() => note('in place'), [note])
  useEffect(() => {
    note('the page')
    return whenTakenOver(() => note('all of it'))
  }, [note])
  return (
    <Wanted value={isWanted}>
      <main {...wanting}>
        <LaterPart>
          <Part note={note} />
        </LaterPart>
        <button type="button" onClick={() => note('pressed')}>
          change it
        </button>
      </main>
    </Wanted>
  )
}

function Part({ note }: { note: Note }) {
  const [times, setTimes] = useState(0)
  useEffect(() => note('the part'), [note])
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      pressed {times} times
    </button>
  )
}

function place() {
  const element = document.createElement('div')
  document.body.append(element)
  const notes: string[] = []
  const note: Note = (what) => void notes.push(what)
  return { element, notes, note }
}

test('a part of a prerendered page is taken over after the page, and told of then', async () => {
  const { element, notes, note } = place()
  element.innerHTML = renderToString(<Page note={note} />)
  const root = hydrateRoot(element, <Page note={note} />)
  onTestFinished(() => root.unmount())

  await expect.poll(() => notes).toEqual(['in place', 'the page', 'the part', 'all of it'])
})

test('whoever presses a button of a part that is not taken over yet is heard', async () => {
  const { element, notes, note } = place()
  element.innerHTML = renderToString(<Page note={note} />)
  const button = element.querySelector('button')!
  let pressed: string[] | undefined
  const press: Note = (what) => {
    note(what)
    // When the page is alive, before React has had a turn for the part.
    if (what === 'the page') {
      queueMicrotask(() => {
        pressed = [...notes]
        button.click()
      })
    }
  }
  const root = hydrateRoot(element, <Page note={press} />)
  onTestFinished(() => root.unmount())

  await expect.poll(() => button.textContent).toBe('pressed 1 times')
  expect(pressed).toEqual(['in place', 'the page'])
  expect(button.isConnected).toBe(true)
})

// A slow machine has a press between the two.
test.for(['in place', 'the page'])(
  'what may change a part is not heard of before the part is taken over: pressed after %s',
  async (moment) => {
    const { element, notes, note } = place()
    element.innerHTML = renderToString(<Page note={note} />)
    const button = element.querySelectorAll('button')[1]!
    const press: Note = (what) => {
      note(what)
      if (what === moment) queueMicrotask(() => button.click())
    }
    const root = hydrateRoot(element, <Page note={press} />)
    onTestFinished(() => root.unmount())
    const all = ['in place', 'the page', 'the part', 'all of it', 'pressed']
    await expect.poll(() => notes).toEqual(all)
  },
)

test('where a page is drawn and not taken over, nothing is waited for', async () => {
  const { element, notes, note } = place()
  const root = createRoot(element)
  onTestFinished(() => root.unmount())
  root.render(<Page note={note} />)
  await expect.poll(() => notes).toEqual(['in place', 'the part', 'the page', 'all of it'])
})

test('a part that goes before it was taken over is not waited for', async () => {
  const { element, notes, note } = place()
  element.innerHTML = renderToString(<Page note={note} />)
  let isHeld = true
  const leave: Note = (what) => {
    note(what)
    if (what === 'the page') queueMicrotask(() => root.unmount())
  }
  const root = hydrateRoot(element, <Page note={leave} />)
  await expect.poll(() => notes).toContain('the page')
  await expect.poll(() => element.innerHTML).toBe('')
  whenTakenOver(() => (isHeld = false))
  expect(isHeld).toBe(false)
})
