import { bypass, http, HttpResponse } from 'msw'
import { inject } from 'vitest'
import '@test/support/setup/providedContext'
import { server } from '@test/support/page/server'

/** The code that the sample authenticator app shows. */
export const sampleCode = '123456'

const provider = `http://${inject('auth')}/identitytoolkit.googleapis.com`

const refusal = (message: string) =>
  HttpResponse.json({ error: { code: 400, message } }, { status: 400 })

/**
 * Until the end of the test every account has an authenticator app as its second factor. The Auth emulator
 * knows none (firebase-tools, issue 6224): its answer to a password is kept until the code is there.
 *
 * @param factor as the provider describes it
 */
export function withSecondFactor(factor: object = { totpInfo: {} }) {
  let tokens: { idToken: string; refreshToken: string } | undefined
  server.use(
    http.post(`${provider}/v1/accounts\\:signInWithPassword`, async ({ request }) => {
      const answer = await fetch(bypass(request))
      const content = (await answer.json()) as { idToken: string; refreshToken: string }
      if (!answer.ok) return HttpResponse.json(content, { status: answer.status })
      const { idToken, refreshToken, ...account } = content
      tokens = { idToken, refreshToken }
      const mfaInfo = [{ mfaEnrollmentId: 'sample', enrolledAt: '2026-01-01T00:00:00Z', ...factor }]
      return HttpResponse.json({ ...account, mfaPendingCredential: 'pending', mfaInfo })
    }),
    http.post(`${provider}/v2/accounts/mfaSignIn\\:finalize`, async ({ request }) => {
      const { mfaPendingCredential, totpVerificationInfo } = (await request.json()) as {
        mfaPendingCredential: string
        totpVerificationInfo: { verificationCode: string }
      }
      if (mfaPendingCredential !== 'pending') return refusal('INVALID_MFA_PENDING_CREDENTIAL')
      if (totpVerificationInfo.verificationCode !== sampleCode) return refusal('INVALID_CODE')
      return HttpResponse.json(tokens)
    }),
  )
}

const enrolment = `${provider}/v2/accounts/mfaEnrollment`

/** Until the end of the test an account can add an authenticator app, as where the provider has switched that on. */
export function withAuthenticatorApps() {
  let isEnrolled = false
  server.use(
    http.post(`${provider}/v1/accounts\\:lookup`, async ({ request }) => {
      const { users } = (await (await fetch(bypass(request))).json()) as { users: object[] }
      const mfaInfo = isEnrolled ? [{ mfaEnrollmentId: 'sample', totpInfo: {} }] : []
      return HttpResponse.json({ users: users.map((user) => ({ ...user, mfaInfo })) })
    }),
    http.post(`${enrolment}\\:start`, () =>
      HttpResponse.json({
        totpSessionInfo: {
          sharedSecretKey: 'SAMPLEKEY234567',
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'session',
          finalizeEnrollmentTime: new Date(Date.now() + 600_000).toISOString(),
        },
      }),
    ),
    http.post(`${enrolment}\\:finalize`, async ({ request }) => {
      const { idToken, totpVerificationInfo } = (await request.json()) as {
        idToken: string
        totpVerificationInfo: { verificationCode: string }
      }
      if (totpVerificationInfo.verificationCode !== sampleCode) return refusal('INVALID_CODE')
      isEnrolled = true
      return HttpResponse.json({ idToken, refreshToken: 'unchanged' })
    }),
    http.post(`${enrolment}\\:withdraw`, async ({ request }) => {
      const { idToken } = (await request.json()) as { idToken: string }
      isEnrolled = false
      return HttpResponse.json({ idToken, refreshToken: 'unchanged' })
    }),
  )
}

/** Until the end of the test the provider refuses to add an authenticator app, the first time or always. */
export const refuseAuthenticatorApps = (message: string, once = false) =>
  server.use(http.post(`${enrolment}\\:start`, () => refusal(message), { once }))
