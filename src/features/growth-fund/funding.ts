type Funding = { amount: unknown; ownContribution: unknown; projectCost: unknown }

/**
 * What of the project cost neither the fund nor the applicant pays; below zero when they pay
 * more than it costs. Not known until all three are given.
 */
export function shortfall({ amount, ownContribution, projectCost }: Funding): number | undefined {
  return isAmount(amount) && isAmount(ownContribution) && isAmount(projectCost)
    ? projectCost - amount - ownContribution
    : undefined
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)
