import { Component, useLayoutEffect, useState, type ChangeEvent, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { array, object, string } from 'yup'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { features } from '@/app/features'
import { createForm } from '@/shared/forms/createForm'
import { type FieldState, type FieldProps, withField } from '@/shared/forms/fields/useField'
import { choiceField } from '@/shared/validation/choices'
import { dateField } from '@/shared/validation/dates'
import { hiddenWhen } from '@/shared/validation/schema'
import { lineField } from '@/shared/validation/text'

const firestore = firestoreFor()
const forms = features.flatMap(({ pages }) => pages).filter(({ menu }) => menu === 'forms')

let root: Root | undefined
let failure: unknown

beforeEach(() => firestore.clear())
afterEach(() => {
  vi.restoreAllMocks()
  root?.unmount()
  root = undefined
  sessionStorage.clear()
})

class Catch extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = (error: unknown) => {
    failure = error
    return {}
  }
  override render = () => (failure === undefined ? this.props.children : <p>It failed</p>)
}

function renderForm(form: ReactNode) {
  failure = undefined
  const element = document.createElement('main')
  document.body.append(element)
  const created = createRoot(element, { onCaughtError: () => {} })
  created.render(<Catch>{form}</Catch>)
  root = { ...created, unmount: () => (created.unmount(), element.remove()) }
}

const button = () => page.getByRole('button', { name: 'Send' })

test.each(forms.map(({ path }) => path))(
  '%s asks for everything its schema holds',
  async (path) => {
    await firestore.seed({ monthly_meetings: [aMeeting({}, 'm1')] })
    renderApp(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

    // In tests a form that lacks a field does not open.
    expect(page.getByText('This page could not be shown').elements()).toEqual([])
  },
)

const smallSchema = object({
  name: lineField('Name').required(),
  city: lineField('City'),
})

test('a form that lacks a field of its schema does not open', async () => {
  const { Form, TextField } = createForm(smallSchema)

  renderForm(
    <Form onSubmit={() => {}} submitLabel="Send">
      <TextField name="name" />
    </Form>,
  )

  await expect.poll(() => String(failure)).toContain('The form shows no field for: city')
})

test('a visitor who submits within a moment is asked once whether they are human', async () => {
  const { Form, TextField } = createForm(smallSchema)
  const send = vi.fn<() => void>()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  renderForm(
    <Form onSubmit={send} submitLabel="Send" referencePrefix="XX">
      <TextField name="name" />
      <TextField name="city" />
    </Form>,
  )
  await userEvent.fill(page.getByLabelText(/^Name/), 'Sample')
  await userEvent.click(button())

  const question = page.getByRole('alert')
  await expect.element(question).toHaveTextContent('Please confirm that you are human')
  await expect.element(question).toHaveFocus()
  expect(send).not.toHaveBeenCalled()

  await userEvent.click(page.getByRole('button', { name: 'I’m human, submit' }))
  await expect.poll(() => send).toHaveBeenCalledOnce()
  await userEvent.fill(page.getByLabelText(/^Name/), 'Another')
  await userEvent.click(button())
  await expect.poll(() => send).toHaveBeenCalledTimes(2)
})

test('a changed record renders the fields it changes, and typing renders the field typed into', async () => {
  const { Form } = createForm(smallSchema)
  const rendered: string[] = []
  const PlainField = withField(function PlainField({ field }: FieldProps & { field: FieldState }) {
    rendered.push(field.label)
    return <input aria-label={field.label} value={String(field.value)} {...handlersOf(field)} />
  })
  const handlersOf = ({ inputRef, onChange, onBlur }: FieldState) => ({
    ref: inputRef,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    onBlur,
  })
  function Page() {
    const [record, setRecord] = useState<object>({ name: 'Sample' })
    return (
      <>
        <button onClick={() => setRecord({ name: 'Sample', city: 'Cuttack' })}>Arrive</button>
        <Form onSubmit={() => {}} submitLabel="Send" values={record}>
          {fields}
        </Form>
      </>
    )
  }
  const fields = (
    <>
      <PlainField name="name" />
      <PlainField name="city" />
    </>
  )
  renderForm(<Page />)
  await expect.element(page.getByLabelText('Name')).toHaveValue('Sample')
  rendered.length = 0

  await userEvent.click(page.getByRole('button', { name: 'Arrive' }))
  await expect.element(page.getByLabelText('City')).toHaveValue('Cuttack')
  expect(new Set(rendered)).toEqual(new Set(['City']))

  rendered.length = 0
  await userEvent.fill(page.getByLabelText('Name'), 'Another')
  await expect.element(page.getByLabelText('Name')).toHaveValue('Another')
  expect(new Set(rendered)).toEqual(new Set(['Name']))
})

test('a form that shows a field outside its section does not open', async () => {
  const { Form, FormSection, TextField } = createForm(smallSchema, {
    First: ['name'],
    Second: ['city'],
  })

  renderForm(
    <Form onSubmit={() => {}} submitLabel="Send">
      <FormSection title="First">
        <TextField name="name" />
        <TextField name="city" />
      </FormSection>
    </Form>,
  )

  await expect.poll(() => String(failure)).toContain('Not in its FormSection: city')
})

const wishes = ['Loan', 'Advice', 'Land'] as const
const longSchema = object({
  kind: choiceField('Kind', ['Simple', 'Full']).required(),
  wishes: array(string().oneOf(wishes).required())
    .label('Wishes')
    .meta({ options: wishes })
    .min(1, 'Choose at least one'),
  since: dateField('Since'),
  more: hiddenWhen('kind', (kind) => kind !== 'Full', lineField('More').required()),
})

test('a long form shows the state of each section and links to it', async () => {
  const { Form, FormSection, TextField, RadioField, ChoicesField } = createForm(longSchema, {
    First: ['kind'],
    Second: ['wishes'],
    Third: ['since'],
    Fourth: ['more'],
  })
  // A field may be inside another component.
  const Since = () => <TextField name="since" />
  const send = vi.fn<(values: object) => void>()
  renderForm(
    <Form onSubmit={send} submitLabel="Send">
      <FormSection title="First">
        <RadioField name="kind" />
      </FormSection>
      <FormSection title="Second">
        <ChoicesField name="wishes" />
      </FormSection>
      <FormSection title="Third">
        <Since />
      </FormSection>
      <FormSection title="Fourth">
        <TextField name="more" />
      </FormSection>
    </Form>,
  )
  const nav = page.getByRole('navigation', { name: 'Sections of this form' })
  const states = () => [...nav.element().querySelectorAll('a')].map((link) => link.innerText)
  const shown = () => states().map((text) => text.replace(/\s+/g, ' ').replace(/^\S+ /, ''))
  await expect.poll(shown).toEqual(['First Not started', 'Second Not started', 'Third Not started'])

  await userEvent.click(nav.getByRole('link', { name: /Second/ }))
  await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus()
  await userEvent.click(page.getByRole('checkbox', { name: 'Land' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Loan' }))
  await userEvent.click(page.getByRole('radio', { name: 'Full' }))
  await expect
    .poll(shown)
    .toEqual(['First Done', 'Second Done', 'Third Not started', 'Fourth Not started'])

  // Without an error, an incomplete date would be lost silently.
  await userEvent.click(page.getByLabelText(/^Since/))
  await userEvent.keyboard('12')
  await userEvent.click(button())
  await expect
    .element(page.getByText('Enter a complete date or clear the field').first())
    .toBeVisible()
  await expect
    .poll(shown)
    .toEqual(['First Done', 'Second Done', 'Third Has errors', 'Fourth Has errors'])
  await expectNoViolations()

  await userEvent.fill(page.getByLabelText(/^Since/), '2024-02-29')
  await userEvent.fill(page.getByLabelText(/^More/), 'Something')
  await expect.poll(shown).toEqual(['First Done', 'Second Done', 'Third Done', 'Fourth Done'])

  // The focus decides, and then the scrolling.
  const current = () => nav.element().querySelector('[aria-current] .title')?.textContent
  await expect.poll(current).toBe('Fourth')
  const second = page.getByRole('heading', { name: 'Second' }).element()
  document.body.style.paddingBottom = '200vh'
  const top = second.getBoundingClientRect().top + scrollY - innerHeight / 4
  document.body.style.paddingTop = '100vh'
  let tries = 0
  await expect
    .poll(() => {
      window.scrollTo(0, (tries += 1) % 2 ? top + innerHeight : 0)
      return current()
    })
    .toBe('Second')
  document.body.style.padding = ''

  await userEvent.click(button())
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toEqual({
      kind: 'Full',
      wishes: ['Loan', 'Land'],
      since: '2024-02-29',
      more: 'Something',
    })
})

const twoSectionsSchema = object({
  name: lineField('Name').required(),
  city: lineField('City').required(),
})

const waysToSubmit = {
  'by its button': (form: HTMLFormElement) =>
    form.querySelector<HTMLElement>('[type=submit]')!.click(),
  // Like a password manager.
  'by a script': (form: HTMLFormElement) => form.requestSubmit(),
}

test.each(Object.entries(waysToSubmit))(
  'a prerendered form that is submitted %s right after hydration shows all errors',
  async (_, sendForm) => {
    const { Form, FormSection, TextField } = createForm(twoSectionsSchema, {
      First: ['name'],
      Second: ['city'],
    })
    function Page({ onMounted }: { onMounted?: () => void }) {
      useLayoutEffect(() => onMounted?.(), [onMounted])
      return (
        <Form onSubmit={() => {}} submitLabel="Send">
          <FormSection title="First">
            <TextField name="name" />
          </FormSection>
          <FormSection title="Second">
            <TextField name="city" />
          </FormSection>
        </Form>
      )
    }
    const element = document.createElement('main')
    element.innerHTML = renderToString(<Page />)
    document.body.append(element)
    const city = element.querySelector('[name=city]')
    const hydrationErrors: unknown[] = []
    const send = () => queueMicrotask(() => sendForm(element.querySelector('form')!))
    const created = hydrateRoot(element, <Page onMounted={send} />, {
      onRecoverableError: (error) => void hydrationErrors.push(error),
    })
    root = { ...created, unmount: () => (created.unmount(), element.remove()) }

    // In the summary and at its field.
    await expect.poll(() => page.getByText('City is required').elements().length).toBe(2)
    expect(hydrationErrors).toEqual([])
    expect(element.querySelector('[name=city]')).toBe(city)
  },
)
