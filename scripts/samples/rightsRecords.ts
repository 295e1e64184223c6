import type { RightsKind } from '@/shared/requests/rights'
import { submissionId, type Sample, type Value } from './records'

const texts: { [kind in RightsKind]?: string } = {
  Correct: 'Sample: the firm is now called Sample Works, and the PIN is 751001.',
  Withdraw: 'Sample: we have joined another association.',
  Complain: 'Sample: nobody has answered my question of last month.',
}

/**
 * Sample rights request.
 *
 * @param key of the status of the request that it is about
 */
export function aRightsRequest(
  n: number,
  kind: RightsKind,
  key: string,
  more: Record<string, Value> = {},
): Sample {
  const text = texts[kind]
  return {
    id: submissionId(n, 7),
    data: { key, kind, ...(text !== undefined && { text }), createdAt: new Date(), ...more },
  }
}
