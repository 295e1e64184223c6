import { site } from '@/content/site'
import { normalizeMobile, mobilePattern } from '@/shared/validation/mobile'
import type { Answer } from '../answers'
import { formAddress } from '../meetingLinks'
import { statusOf } from '../meetingStatus'
import { joined, whenOf, whereOf } from '../meetingText'
import type { Meeting } from '../schema'

/** The message of the office to the people who replied, in both languages. */
export type MeetingMessage = { language: 'English' | 'Odia'; lang: 'en' | 'or'; text: string }

export function meetingMessages(meeting: Meeting): MeetingMessage[] {
  const { state, reason } = statusOf(meeting)
  const when = whenOf(meeting)
  const where = whereOf(meeting)
  const page = formAddress(meeting)
  const name = site.name
  const [english, odia] =
    state === 'cancelled'
      ? [
          [
            'Namaskar.',
            `The monthly meeting on ${when} is CANCELLED.`,
            reason && `Reason: ${reason}`,
            'We will inform you of the next date.',
            `– ${name}`,
          ],
          [
            'ନମସ୍କାର।',
            `${when} ର ମାସିକ ବୈଠକ ବାତିଲ କରାଯାଇଛି।`,
            reason && `କାରଣ: ${reason}`,
            'ପରବର୍ତ୍ତୀ ତାରିଖ ଆପଣଙ୍କୁ ଜଣାଇ ଦିଆଯିବ।',
            `– ${name}`,
          ],
        ]
      : [
          [
            'Namaskar.',
            `The monthly meeting is on ${when}.`,
            where && `Venue: ${where}`,
            'Please note the date, the time and the venue.',
            `Details, and to change your reply: ${page}`,
            `– ${name}`,
          ],
          [
            'ନମସ୍କାର।',
            `ମାସିକ ବୈଠକ ${when} ରେ ହେବ।`,
            where && `ସ୍ଥାନ: ${where}`,
            'ଦୟାକରି ତାରିଖ, ସମୟ ଓ ସ୍ଥାନ ଧ୍ୟାନରେ ରଖନ୍ତୁ।',
            `ବିବରଣୀ ପାଇଁ ଓ ଆପଣଙ୍କ ଉତ୍ତର ବଦଳାଇବା ପାଇଁ: ${page}`,
            `– ${name}`,
          ],
        ]
  return [
    { language: 'English', lang: 'en', text: joined('\n', ...english!) },
    { language: 'Odia', lang: 'or', text: joined('\n', ...odia!) },
  ]
}

/** The mobile numbers of some replies, each once, as WhatsApp takes them. */
export const numbersOf = (answers: readonly Answer[]) => [
  ...new Set(
    answers
      .map(({ mobile = '' }) => normalizeMobile(mobile))
      .filter((digits) => mobilePattern.test(digits))
      .map((digits) => `+91${digits}`),
  ),
]
