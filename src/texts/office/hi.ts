import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  'The committee has approved your application.': 'समिति ने आपका आवेदन स्वीकृत किया है।',
  'The committee has sanctioned your request.': 'समिति ने आपका आवेदन मंज़ूर किया है।',
  'Your matter has been settled.': 'आपके मामले का समाधान हो गया है।',
  'We are sorry, this was not approved. Please call the office to know why.':
    'हमें खेद है, यह स्वीकृत नहीं हुआ। कारण जानने के लिए कृपया कार्यालय को फ़ोन करें।',
  'We are sorry, this was not possible. Please call the office to know why.':
    'हमें खेद है, यह संभव नहीं हुआ। कारण जानने के लिए कृपया कार्यालय को फ़ोन करें।',
  'Please send: {documents}.': 'कृपया भेजें: {documents}।',
  'GST certificate': 'GST प्रमाण पत्र',
  'PAN card': 'PAN कार्ड',
  'Address proof': 'पते का प्रमाण',
  'Name of the proposer': 'प्रस्तावक का नाम',
  Photo: 'फ़ोटो',
}
