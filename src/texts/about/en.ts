/** The words of the page "About Us". The meaning of the tagline's three words is in the area `values`. */
export const texts = {
  /** The first lines, under the heading. */
  lead: 'An association of manufacturers, traders and service providers in Odisha who grow together rather than alone.',
  mission: {
    title: 'Our mission',
    together:
      'Running a business takes more than one person: someone who knows the rules, someone who knows the market, someone who listens. We bring these people together.',
    everyone:
      'Anyone who runs a business in Odisha can join, from a handloom in one room to a factory with hundreds of workers.',
  },
  values: 'What we stand for',
  organisation: {
    title: 'How we are organised',
    items: {
      departments: {
        title: 'Twelve departments',
        text: 'Each handles one subject, from the growth fund and the land bank to the cricket club, and each has a head whom members can contact.',
      },
      offices: {
        title: 'Two offices',
        text: 'The main office in Bhubaneswar, and the trade and export wing.',
      },
      meeting: {
        title: 'A meeting every month',
        text: 'Members and guests meet once a month. The venue and time are on the monthly meeting page.',
      },
    },
    departments: 'All departments',
    offices: 'Both offices',
    meeting: 'The monthly meeting',
  },
  joining: {
    title: 'How to join',
    /** In order. */
    steps: {
      documents: {
        title: 'Have your documents ready',
        text: 'This page lists them. Leave out what you don’t have, except fields marked *.',
      },
      form: {
        title: 'Fill in the registration form',
        text: 'Tell us about yourself and your firm: what it does and how big it is. Your entries are saved in this browser tab until you submit.',
      },
      reference: {
        title: 'Keep your reference number',
        text: 'You see it as soon as we have received your registration. Copy it or print it.',
      },
      review: {
        title: 'We review your registration',
        text: 'Our administrators read it and contact you on the mobile number you gave.',
      },
    },
    button: 'Register as a member',
  },
  /** Documents a registration asks for; `when` says which applicants need each. */
  documents: {
    title: 'Documents to have ready',
    items: {
      udyam: { name: 'Udyam registration', when: 'if your firm is registered as an MSME' },
      gstin: { name: 'GSTIN', when: 'if your firm is registered for GST' },
      pan: { name: 'PAN', when: 'of the firm, or of the proprietor' },
      address: { name: 'Year established and address', when: 'with PIN code and district' },
      turnover: { name: 'Annual turnover', when: 'a range is enough' },
      investment: { name: 'Investment in plant and machinery', when: 'a range is enough' },
      employees: { name: 'Number of employees', when: 'a range is enough' },
      proposers: { name: 'Names of proposer and seconder', when: 'if members propose you' },
    },
  },
  fees: {
    title: 'Fees',
    /** Placeholder until the association publishes its fees. */
    text: 'Please ask the office.',
    link: 'How to reach us',
  },
}

export type Texts = typeof texts
