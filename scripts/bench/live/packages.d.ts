// The packages are installed when the benchmark runs, so their own types may not be there.
declare module 'react-firebase-hooks/firestore'
declare module 'reactfire'
declare module 'redux-firestore'
