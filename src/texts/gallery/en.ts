/** The words of the gallery. Captions of photos are in `src/content/gallery.ts`. */
export const texts = {
  intro: 'Members, meetings and celebrations.',
  howTo: 'Choose a picture to enlarge it.',
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  failed: 'The picture could not be opened. Please check your connection and try again.',
  /** `comingSoon`: captions of the drawings shown while the album has no photo. */
  albums: {
    meetings: {
      title: 'Monthly meetings',
      text: 'Once a month members meet, listen and do business.',
      comingSoon: {
        members: 'Members at a monthly meeting: photos coming soon',
        speaker: 'A guest speaker: photos coming soon',
        tea: 'Conversation over tea: photos coming soon',
      },
    },
    members: {
      title: 'Members at work',
      text: 'Looms, workshops, kitchens and factories of our member companies.',
      comingSoon: {
        loom: 'At the loom: photos coming soon',
        workshop: 'In the workshop: photos coming soon',
        market: 'Ready for the market: photos coming soon',
      },
    },
    clubs: {
      title: 'Sport and culture',
      text: 'Matches of the cricket club and evenings of the cultural club.',
      comingSoon: {
        match: 'A match of the cricket club: photos coming soon',
        music: 'Music and dance: photos coming soon',
        families: 'Families and guests: photos coming soon',
      },
    },
  },
}

export type Texts = typeof texts
