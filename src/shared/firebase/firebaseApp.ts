import { getApp, getApps, initializeApp } from 'firebase/app'
import { env } from '@/shared/config/env'

/** The Firebase app of this page; made on first use, whichever part of the SDK loads first. */
export const firebaseApp = () => (getApps().length > 0 ? getApp() : initializeApp(env.firebase))
