import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite'
import type { Address } from '@scripts/firestoreRest'
import { aLandRequest } from '@scripts/landRecords'
import { aMeetingAnswer } from '@scripts/meetingRecords'
import { aRegistration } from '@scripts/records'
import { aDiamondRequest, aGrowthFundRequest } from '@scripts/requestRecords'
import { demoProjectId } from '@/shared/config/parseEnv'
import { wasRefused, withinTime } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/forms/reference'

// A failure is counted; the SDK would print everything that was sent.
setLogLevel('silent')

/** Milliseconds after which an answer counts as lost for good; longer than a page would wait. */
const timeLimit = 120_000

const forms = {
  New_Registration: aRegistration,
  growth_fund_req: aGrowthFundRequest,
  diamond_member_req: aDiamondRequest,
  land_bank_req: aLandRequest,
  monthly_meeting_req: aMeetingAnswer,
}

/** The collections that visitors write to. */
export const formCollections = Object.keys(forms) as (keyof typeof forms)[]

export type Visitor = {
  collection: string
  id: string
  values: Record<string, unknown>
  /** Its answer is lost, so it is sent once more. */
  isRepeated: boolean
  /** Sends the form. Resolves with the milliseconds until the first answer. */
  submit: () => Promise<number>
}

/** Visitor number n, on a device of their own, with a form filled in. */
export function aVisitor(n: number, { host, port }: Address): Visitor {
  const collection = formCollections[n % formCollections.length]!
  const { createdAt: _, ...values } = forms[collection](20_000 + n).data
  const id = newSubmissionId()
  const db = getFirestore(initializeApp({ projectId: demoProjectId }, `visitor ${n}`))
  connectFirestoreEmulator(db, host, port)
  // Once in a round of the forms, each time another of them.
  const isRepeated = n % 5 === Math.floor(n / 5) % 5

  const document = doc(db, collection, id)
  // As `submit` of shared/firestore does, which has one database for all.
  async function store() {
    try {
      await setDoc(document, { ...values, createdAt: serverTimestamp() })
    } catch (thrown) {
      if (!wasRefused(thrown)) throw thrown
      await setDoc(document, values, { merge: true })
    }
  }
  const send = () => withinTime(store(), timeLimit)

  async function submit() {
    const start = performance.now()
    await send()
    const millis = performance.now() - start
    if (isRepeated) await send()
    return millis
  }
  return { collection, id, values, isRepeated, submit }
}
