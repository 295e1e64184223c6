/** Each tone by its pitch in hertz, 0.12 s each, with a pause after it. */
const tones = {
  /** It is done: a high tone. */
  done: [1_320],
  /** It was done before: three low tones. */
  again: [330, 330, 330],
}

let context: AudioContext | undefined

/** A sound for hands that are busy and eyes that are elsewhere. Browsers play it after the first press on the page. */
export function beep(sound: keyof typeof tones) {
  try {
    context ??= new AudioContext()
    play(context, tones[sound])
  } catch {
    // A device without sound checks people in all the same.
  }
}

function play(audio: AudioContext, pitches: readonly number[]) {
  void audio.resume().catch(() => {})
  pitches.forEach((frequency, at) => {
    const start = audio.currentTime + at * 0.2
    const oscillator = new OscillatorNode(audio, { frequency })
    oscillator.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + 0.12)
  })
}
