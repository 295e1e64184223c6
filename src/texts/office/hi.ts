import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  sentences: {
    approved: 'समिति ने आपका आवेदन स्वीकृत किया है।',
    sanctioned: 'समिति ने आपका आवेदन मंज़ूर किया है।',
    resolved: 'आपके मामले का समाधान हो गया है।',
    refused: 'हमें खेद है, यह स्वीकृत नहीं हुआ। कारण जानने के लिए कृपया कार्यालय को फ़ोन करें।',
    notPossible: 'हमें खेद है, यह संभव नहीं हुआ। कारण जानने के लिए कृपया कार्यालय को फ़ोन करें।',
  },
  documents: {
    udyam: 'उद्यम प्रमाण पत्र',
    gst: 'GST प्रमाण पत्र',
    pan: 'PAN कार्ड',
    address: 'पते का प्रमाण',
    proposer: 'प्रस्तावक का नाम',
    photo: 'फ़ोटो',
  },
  pleaseSend: (documents) => `कृपया भेजें: ${documents}।`,
}
