/** Words of the two advisor forms. */
export const texts = {
  yourRegistration: 'Your registration',
  phone: 'Phone',
  serviceType: 'Service Type',
  experience: 'Experience',
  referredBy: 'Referred By',
  submit: 'Submit',
  submitted:
    'Your registration has been submitted successfully. Confirmation email will be sent to you after evaluation of your registration',
}

export type Texts = typeof texts
