/** Words of the application to the Diamond Business Club and of the page that confirms it. */
export const texts = {
  intro:
    'Members of the club pass business on to each other. Apply with what you offer, whom you would like to meet, and whom you can introduce to others.',
  send: 'Send application',
  referrals: 'Referrals',
  references: 'References',
  commitmentAndConsent: 'Commitment and consent',
  role: 'Role',
  offer: 'Product or service offered',
  referralsWanted: 'Referrals wanted',
  referralsWantedHelp: 'Whom would you like to meet?',
  referralsOffered: 'Referrals offered',
  referralsOfferedHelp: 'Whom can you introduce to others?',
  firstReferenceName: 'First reference: name',
  firstReferenceMobile: 'First reference: mobile',
  secondReferenceName: 'Second reference: name',
  secondReferenceMobile: 'Second reference: mobile',
  referencesNote:
    'Two people who know you and your business, both with name and mobile number, or none at all. Please ask them first.',
  conductNote:
    'The club’s code of conduct is not published on this site yet. Please ask the association’s office for it before you accept it: see',
  conductNoteEnd: '. What you have typed here is kept meanwhile.',
  attendance: 'I commit to attending the club’s meetings',
  attendanceError: 'Please confirm that you will attend',
  conduct: 'I accept the code of conduct',
  conductError: 'Please read and accept the code of conduct',
  received: 'Club application received',
  what: 'application',
  next: 'The association’s office reads your application and gets in touch at the mobile number you gave. Where you named references, it may call them. Being received does not yet make you a member of the club.',
}

export type Texts = typeof texts
