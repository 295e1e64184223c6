import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  name: 'उद्यमी संघ, ओडिशा',
  tagline: 'सभी उद्यमियों के लिए सम्मान, सुरक्षा और समृद्धि',
  skip: 'मुख्य सामग्री पर जाएँ',
  mainMenu: 'मुख्य',
  menu: 'मेन्यू',
  close: 'बंद करें',
  companies: 'सदस्य कंपनियाँ',
  forms: 'पंजीकरण फ़ॉर्म',
  noCompany: 'अभी तक कोई सदस्य कंपनी नहीं',
  darkColours: 'गहरे रंग',
  admin: 'एडमिन',
  adminPanel: 'एडमिन पैनल',
  logOut: 'लॉगआउट',
  loggingOut: 'लॉगआउट हो रहा है…',
  breadcrumbs: 'पृष्ठ का मार्ग',
  home: 'होम',
  quickLinks: 'त्वरित लिंक',
  allCompanies: 'सभी सदस्य कंपनियाँ',
  directory: 'सदस्य निर्देशिका',
  becomeMember: 'सदस्य बनें',
  myRequest: 'मेरा आवेदन',
  privacy: 'गोपनीयता',
  accessibility: 'सुगम्यता',
  socialPages: 'सोशल मीडिया पेज',
  notAvailable: (network) => `${network}: अभी उपलब्ध नहीं`,
  showOnMap: 'मानचित्र पर देखें',
  credit: 'यह वेबसाइट संघ के डिजिटल प्रबंधन विभाग ने बनाई है',
  formsNeedScripts:
    'इस फ़ॉर्म के लिए JavaScript आवश्यक है, जो आपके ब्राउज़र में नहीं चल रहा है। कृपया इसे चालू करें, या इस फ़ॉर्म में माँगी गई जानकारी के साथ हमारे कार्यालय से संपर्क करें।',
  reachOffice: 'कार्यालय से कैसे संपर्क करें',
  demonstration: 'प्रदर्शन: सब कुछ केवल इसी ब्राउज़र में रहता है। संघ को कुछ भी नहीं भेजा जाता।',
  failed: {
    title: 'यह पृष्ठ नहीं दिखाया जा सका',
    text: 'इस पृष्ठ पर कोई गड़बड़ी हुई, या आपका इंटरनेट कनेक्शन टूट गया। आपने फ़ॉर्म में जो लिखा है वह सुरक्षित है। कृपया पृष्ठ को फिर से लोड करें।',
    reload: 'फिर से लोड करें',
  },
}
