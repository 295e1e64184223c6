import type { JSHandle, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { languages, storedLanguages } from '@/shared/language'
import { dayMillis } from '@/shared/text/dateText'
import { texts as hindi } from '@/texts/layout/hi'
import { texts as odia } from '@/texts/layout/or'
import { texts as hindiMeeting } from '@/texts/meetings/hi'
import { texts as odiaMeeting } from '@/texts/meetings/or'
import { openBrowser } from '@test/support/browser/browser'
import { withoutSampleMeetings } from '@test/support/browser/withoutSampleMeetings'
import { firestoreFor } from '@test/support/emulators/firestore'
import { fillForm } from '@test/support/forms/fillForm'
import { formJourneys } from '@test/support/forms/formJourneys'
import { hear } from '@test/support/page/listen'
import { translatePage } from '@test/support/page/translate'
import { stopsWithoutRing } from '@test/support/reading/focusRings'
import { foreignWords } from '@test/support/reading/foreignWords'
import { cutOnPaper, frameOnPaper, paper } from '@test/support/reading/paper'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

/** The name of the association, and what the office types. */
const typed = {
  or: { name: odia.name, venue: 'ଟାଉନ୍ ହଲ୍', other: 'ଜୟଦେବ ଭବନ', text: 'ନୂଆ ସଦସ୍ୟ' },
  hi: { name: hindi.name, venue: 'टाउन हॉल', other: 'जयदेव भवन', text: 'नए सदस्य' },
}

const changed = { or: odiaMeeting.changed(['venue']), hi: hindiMeeting.changed(['venue']) }

withoutSampleMeetings(firestore)

/*
 * One page of each kind as Chrome's Translate shows it (» after each text), read out, in the colours of the system, and
 * printed. Translate is at work, so a text ends with » only if React writes it where a visitor sees it.
 */
test.each(storedLanguages)(
  'pages in %s can be translated, read aloud, shown in the colours of the system and printed',
  async (language) => {
    const person = await newPerson({ viewport: paper, forcedColors: 'active' })
    person.expectOnConsole(/ERR_FAILED/)
    const page = await person.newPage()
    const main = page.getByRole('main')
    const send = main.locator('form [type=submit]').last()
    const { name, venue, other, text } = typed[language]

    /** Every text of the page is of its language, and none is cut off on paper. */
    async function expectWhole(what: string) {
      expect(await foreignWords(page, language), what).toEqual([])
      expect(await cutOnPaper(page), what).toEqual([])
    }
    async function open(path: string) {
      await page.goto(languages[language].base + path)
      await page.evaluate(translatePage)
    }

    // A page to read. The header is over its top.
    const draft = page.getByRole('note').first()
    const borderOf = () => draft.evaluate((it) => getComputedStyle(it).borderTop)
    await page.goto(`${languages[language].base}/`)
    expect(await frameOnPaper(page)).toEqual({ header: [name], hasFooter: false })
    expect(await borderOf()).toContain('rgb(255, 255, 255)')
    expect(await stopsWithoutRing(page, 25)).toEqual([])
    await expectWhole('home')

    // What opens above a page.
    await page.getByRole('banner').locator('[aria-haspopup=dialog]').click()
    await page.getByRole('dialog').waitFor()
    expect(await foreignWords(page, language), 'the menu').toEqual([])
    await open('/gallery/')
    await main.getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    expect(await foreignWords(page, language), 'a picture').toEqual([])

    // A form: what is missing is said, the server is not reached, and then it arrives.
    await open('/form/newregistration/')
    expect(await stopsWithoutRing(page, 75)).toEqual([])
    let ear = await page.evaluateHandle(hear)
    await send.click()
    const wrong = main.locator('form [role=region] li')
    await expect.poll(() => wrong.last().innerText()).toMatch(/»$/)
    const count = await wrong.count()
    await expect.poll(() => heardBy(ear)).toMatch(new RegExp(`${count}.*»`))
    expect(await focused(page)).toEqual({ name: 'name', isDescribed: true })
    await expectWhole('errors')

    await fillForm(page, formJourneys[0]!.answers)
    await page.route('**/documents:commit*', (route) => route.abort())
    await send.click()
    const failure = main.locator('form [role=alert]')
    await failure.getByRole('button').waitFor()
    await expect.poll(() => heardBy(ear)).toContain(await failure.textContent())
    await expectWhole('a failure')
    await page.unrouteAll()
    await failure.getByRole('button').click()
    await page.waitForURL('**/received/**')
    const title = page.getByRole('heading', { level: 1 })
    await expect.poll(() => title.innerText()).toMatch(/»$/)
    expect(await main.evaluate((it) => it === document.activeElement)).toBe(true)
    await expectWhole('what was received')

    await main.locator('a[href*="/my-request/#"]').click()
    await expect.poll(() => main.locator('dl strong').first().innerText()).toMatch(/»$/)
    await expectWhole('a request')

    // Live data: a change of the office is announced and shown.
    const meetingDate = new Date(Date.now() + 14 * dayMillis).toISOString().slice(0, 10)
    const meeting = { meetingDate, meetingAgenda: text, venueName: venue, venueAddress: text }
    await firestore.seed({ monthly_meetings: [aMeeting(meeting, 'm1')] })
    await open('/form/monthlymeeting/')
    await main.locator('dd').filter({ hasText: venue }).waitFor()
    ear = await page.evaluateHandle(hear)
    await firestore.update('monthly_meetings/m1', { venueName: other })
    await main.locator('dd').filter({ hasText: other }).waitFor()
    await expect.poll(() => heardBy(ear)).toContain(changed[language])
    await expectWhole('the meeting')

    // A card.
    await open('/verify/')
    await main.locator('[name=key]').fill('abcd')
    await send.click()
    await expect.poll(() => focused(page)).toEqual({ name: 'key', isDescribed: true })
    await expectWhole('a wrong code')
    await main.locator('[name=key]').fill('ABCDEFGHJKMNPQRSTVWX')
    await send.click()
    await expect
      .poll(() => main.getByRole('heading', { level: 2 }).first().innerText())
      .toMatch(/»$/)
    await expectWhole('an unknown card')
  },
)

const heardBy = (ear: JSHandle<ReturnType<typeof hear>>) =>
  ear.evaluate(({ heard }) => heard.join('\n'))

/** The field that has the focus, and whether its error is read out with it, as it is on the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = document.getElementById(ids.at(-1) ?? '')?.textContent ?? ''
    const isDescribed = field?.getAttribute('aria-invalid') === 'true' && error.endsWith('»')
    return { name: field?.getAttribute('name'), isDescribed }
  })
