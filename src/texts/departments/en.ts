/** The words of the page "Our Departments", and the departments' names on the home page. */
export const texts = {
  intro:
    'Twelve departments do the association’s work. Choose the one that fits your question; its form takes you there.',
  contact: 'Contact us about this',
  portraitOf: (name: string) => `Portrait of ${name}`,
  /** In `portraitOf`, where the head's name is missing. */
  theHead: 'the head',
  /** Shown where the association has not announced the head of a department. */
  headPlaceholders: {
    name: 'Name to be announced',
    contact: 'Contact to be announced',
    email: 'Email to be announced',
  },
  /**
   * Title, the work of the department in two sentences at most, and a few words under it. Their order, their forms and
   * their heads are in `src/content/departments.ts`.
   */
  items: {
    growthFund: {
      title: 'Business Growth Fund',
      description:
        'Reviews members’ requests for funds for machinery, working capital or a new product line, and explains what a good request needs.',
      tagline: 'Funding for sound plans',
    },
    diamondClub: {
      title: 'Diamond Business Club',
      description:
        'Brings together owners and directors who refer business to each other, meet regularly and keep their word.',
      tagline: 'Business among people who know each other',
    },
    landBank: {
      title: 'Land Bank',
      description:
        'Keeps track of who needs land and who offers it, and follows up on problems with plots, documents and approach roads.',
      tagline: 'Ground to build on',
    },
    digital: {
      title: 'Digital Management',
      description:
        'Manages this website and the association’s records, and helps members go digital with their own paperwork and accounts.',
      tagline: 'Less paper, more reach',
    },
    marketing: {
      title: 'E-Marketing',
      description:
        'Helps members promote and sell their products online, with photographs, descriptions, online marketplaces and messages to customers.',
      tagline: 'From the workshop to every phone',
    },
    manufacturing: {
      title: 'Odisha to become an independent State in Manufacturing',
      description:
        'Finds out what Odisha buys from elsewhere but could make itself, and encourages members to manufacture it.',
      tagline: 'Made here, by us',
    },
    cricket: {
      title: 'Cricket Club',
      description:
        'Organises practice and friendly matches for members and their teams, because people who play together do business together.',
      tagline: 'One team, on and off the field',
    },
    culture: {
      title: 'Cultural Club',
      description:
        'Organises the association’s celebrations, with music, dance and crafts from all over Odisha, for members and their families.',
      tagline: 'Rooted in Odisha',
    },
    rawMaterial: {
      title: 'Raw Material Bank',
      description:
        'Collects members’ raw material requirements, so that small workshops can negotiate prices together.',
      tagline: 'Buy together, pay less',
    },
    technical: {
      title: 'Technical',
      description:
        'Answers questions about machines, processes, quality and standards, with advisors who know the trade.',
      tagline: 'Hands-on know-how',
    },
    bazar: {
      title: 'Udyogi Bazar',
      description:
        'Organises market days and stalls where members sell what they make directly to customers.',
      tagline: 'The entrepreneurs’ own market',
    },
    welfare: {
      title: 'Welfare Club',
      description: 'Supports members, their families and their workers in difficult times.',
      tagline: 'Nobody is left alone',
    },
  },
}

export type Texts = typeof texts
