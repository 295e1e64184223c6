import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  received: 'प्राप्त',
  reviewing: 'विचाराधीन',
  waiting: 'हमें आपके उत्तर की प्रतीक्षा है',
  recommended: 'समिति के सामने रखा गया',
  approved: 'स्वीकृत',
  sanctioned: 'स्वीकृत',
  disbursed: 'भुगतान हो गया',
  takenUp: 'संबंधित अधिकारी के सामने उठाया गया',
  resolved: 'समाधान हो गया',
  done: 'पूरा हुआ',
  refused: 'स्वीकृत नहीं',
  notPossible: 'संभव नहीं',
  withdrawn: 'आपने वापस लिया',
  closed: 'बंद',
  erased: 'मिटाया गया',
  rightsRefused: 'अस्वीकृत',
  rightsTakenBack: 'कार्यालय ने इसे रद्द किया',
  withPeople: (answer, people) => `${answer}, ${people} व्यक्ति`,
}
