/** The text of the page about accessibility. Its date is in `src/content/accessibility.ts`: change it with the text. */
export const texts = {
  intro:
    'Everybody should be able to use this website, on any device, and however they see, hear, move or read. This page says what was tested, what does not work yet, and how to tell us.',
  standard: {
    title: 'Which standard',
    text: 'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Our own tests find no violation of it on the pages for visitors, apart from the limits below. Nobody outside the project has checked this, and a test cannot try every rule.',
  },
  tests: {
    title: 'What was tested, and how',
    text: 'These tests run by themselves before each change of the site, in Chromium, the engine of Chrome and Edge:',
    list: {
      axe: 'Each page for visitors with the program axe and its rules for WCAG 2.2 AA, on a phone’s and on a desktop’s screen, in light and in dark colours.',
      keyboard: 'Each form, filled in and sent with a keyboard alone.',
      focus:
        'The mark of the focus, on each control of the longest form, the list of companies, the login and the administrators’ list, also in the high-contrast colours of the operating system.',
      size: 'Each page with text of twice the size, and on a screen of 320 pixels, which is what a page enlarged four times has: no word is cut off.',
      translated: 'Pages that the browser has translated: they keep working, and lose no text.',
      paper: 'Each page without scripts, and on paper.',
    },
  },
  limits: {
    title: 'What does not work yet, or was not tried',
    list: {
      people:
        'No person with a disability has tested the site for us yet, and nobody has used it with a screen reader such as TalkBack, NVDA or VoiceOver.',
      browsers: 'The site was not tried in Safari or Firefox.',
      language:
        'The pages for visitors are in English, Odia and Hindi. No speaker of Odia or Hindi has checked these translations yet. A browser can translate a page, too. If it does so before the page is complete, a part can appear in the first language again; translate it once more then.',
      scripts: 'A form cannot be sent without JavaScript. Without it, ask our office.',
      print:
        'A form that is printed before it is sent cuts off one-line answers of more than some 70 characters. The page that confirms it has the whole answer.',
      links:
        'We link to maps, WhatsApp, Google Calendar and other sites. We have not tested those.',
      recaptcha:
        'Where the site is protected by Google’s reCAPTCHA, that part is Google’s and outside our tests.',
    },
  },
  complaint: {
    title: 'If something does not work for you',
    text: {
      office:
        'Tell our office. Say which page it is, what you wanted to do, and with which device and which programs. You can also ask the office to take down by phone what you wanted to send with a form.',
      // Placeholder until the association names a contact, and how soon they answer.
      person:
        'The association has not named a person for this yet, nor how soon you get an answer. Until then the office looks after it.',
    },
    link: 'How to reach the office',
  },
  date: (day: string) => `This page was last looked over on ${day}.`,
}

export type Texts = typeof texts
