import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyObject, ObjectSchema } from 'yup'
import { version } from '@/texts/notice'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { referenceOf } from '@/shared/requests/reference'
import { errorSummary } from './fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { sendAsPerson } from './sendAsPerson'

const firestore = firestoreFor()

type FormPage = {
  path: string
  collection: string
  prefix: string
  submitLabel: string
  /** Heading of the page that confirms it. */
  received: string
}

/** A form that is stored, as a test opens it, sends it, and looks at what came of it. */
export function formPage({ path, collection, prefix, submitLabel, received }: FormPage) {
  const send = page.getByRole('button', { name: submitLabel })

  async function open() {
    await firestore.clear()
    const app = renderApp(path)
    await expect.element(send).toBeVisible()
    return app
  }

  return {
    open,

    /** Sends the form, and waits until exactly this record is stored and its number shown. */
    expectStored: async (record: AnyObject) => {
      await sendAsPerson(send)
      await expect.element(page.getByRole('heading', { name: received, level: 1 })).toBeVisible()

      const [stored, ...others] = await firestore.list(collection)
      expect(others).toEqual([])
      const { id, createdAt, ...fields } = stored!
      expect(fields).toEqual({
        ...record,
        adult: true,
        consent: true,
        consentVersion: version,
      })
      expect(createdAt).toBeInstanceOf(Date)
      await expect.element(page.getByText(referenceOf(prefix, id)).first()).toBeVisible()
    },

    /** Sends the form, and expects nothing but these errors, each at its field. */
    expectErrors: async (...errors: string[]) => {
      await userEvent.click(send)
      await expect.element(errorSummary).toBeVisible()
      await expect
        .poll(() =>
          errorSummary
            .getByRole('link')
            .elements()
            .map((link) => link.textContent),
        )
        .toEqual(errors)
      expect(await firestore.list(collection)).toEqual([])
    },
  }
}

/** Labels of the schema that no field on the page has. */
export const labelsMissing = <Fields extends AnyObject>(schema: ObjectSchema<Fields>) =>
  fieldsOf(schema)
    .map(({ label }) => label)
    // A group of boxes has its label as a legend.
    .filter((label) =>
      [page.getByLabelText(label), page.getByRole('group', { name: label })].every(
        (found) => found.elements().length === 0,
      ),
    )
