import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite'
import { demoProjectId } from '@/shared/config/parseEnv'
import { wasRefused, withinTime } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/forms/reference'
import type { Address } from '@scripts/firestoreRest'
import { aRegistration } from '@scripts/records'
import {
  aDiamondRequest,
  aGrowthFundRequest,
  aLandRequest,
  aMeetingAnswer,
} from '@scripts/requestRecords'

// A failure is counted; the SDK would print everything that was sent.
setLogLevel('silent')

/** Milliseconds after which an answer is lost; longer than a page waits. */
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

export type Visitor = ReturnType<typeof aVisitor>

/** Visitor number n, on a device of their own, with a form filled in. */
export function aVisitor(n: number, { host, port }: Address) {
  const collection = formCollections[n % formCollections.length]!
  const { createdAt: _, ...values } = forms[collection](20_000 + n).data
  const id = newSubmissionId()
  const db = getFirestore(initializeApp({ projectId: demoProjectId }, `visitor ${n}`))
  connectFirestoreEmulator(db, host, port)
  const document = doc(db, collection, id)

  /** As `submit` of shared/firestore does, which has one database for all. */
  async function store() {
    try {
      await setDoc(document, { ...values, createdAt: serverTimestamp() })
    } catch (thrown) {
      if (!wasRefused(thrown)) throw thrown
      await setDoc(document, values, { merge: true })
    }
  }

  /** Sends the form. Resolves with the milliseconds until the first answer. */
  async function submit(): Promise<number> {
    const start = performance.now()
    await withinTime(store(), timeLimit)
    const millis = performance.now() - start
    // One visitor of five lost the answer and sends the form again, each time another form.
    if (n % 5 === Math.floor(n / 5) % 5) await withinTime(store(), timeLimit)
    return millis
  }
  return { collection, id, values: values as Record<string, unknown>, submit }
}
