/** Words of the growth fund request and of the page that confirms it. */
export const texts = {
  intro:
    'Say how much your business needs, what for, and how the work will pay for itself. It helps to have last year’s accounts and the quotations at hand.',
  businessToday: 'Business today',
  memberNumber: 'Member number',
  memberNumberHelp: 'If you are already a member',
  turnover: 'Last year’s turnover',
  existingLoans: 'Existing loans',
  existingLoansHelp: 'Lender, amount, and how much is outstanding',
  amount: 'Amount requested',
  purpose: 'Purpose',
  otherPurpose: 'Which purpose',
  projectCostHelp: 'The total cost of the project',
  ownContribution: 'Own contribution',
  ownContributionHelp: 'What you contribute yourself',
  tooMuch: 'The amount requested and your own contribution are ',
  tooMuchEnd: ' more than the project cost',
  use: 'How it will be used',
  useHelp: 'At least 50 characters',
  documentsReady: 'Documents ready',
  fundingUnknown: 'Fill in amount, project cost and own contribution to see what is still missing.',
  fundingWhole: 'The amount requested and your own contribution cover the whole project cost.',
  fundingMissing: 'Still needed from other sources: ',
  fundingMissingEnd: ' of the project cost.',
  fundingOver: 'That is ',
  fundingOverEnd: ' more than the project costs. Please request less, or correct the project cost.',
  received: 'Growth fund request received',
  what: 'growth fund request',
  next: 'The association’s office reads your request and gets in touch at the mobile number you gave. Being received does not yet mean that money is granted.',
  nextDocuments: 'Please keep the documents you ticked at hand.',
}

export type Texts = typeof texts
