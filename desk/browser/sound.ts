let context: AudioContext | null = null

/** Two short notes, made by the browser. Nothing where it has no sound, or nobody has pressed anything on the page yet. */
export async function playNewLead(): Promise<void> {
  try {
    context ??= new AudioContext()
    await context.resume()
    for (const [index, hertz] of [660, 880].entries()) playNote(context, hertz, index * 0.16)
  } catch {
    // A page without sound is a page all the same.
  }
}

/** @param delay in seconds */
function playNote(audio: AudioContext, hertz: number, delay: number): void {
  const begins = audio.currentTime + delay
  const tone = new OscillatorNode(audio, { frequency: hertz })
  const volume = new GainNode(audio, { gain: 0.15 })
  volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.3)
  tone.connect(volume).connect(audio.destination)
  tone.start(begins)
  tone.stop(begins + 0.3)
}
