import { Dialog } from '../../app/ui/Dialog.tsx'
import classes from './BrowserDialog.module.css'
import { keyWords } from './list-keys.ts'
import { changeSettings, useBrowserSettings } from './settings.ts'
import { playNewLead } from './sound.ts'

/** The keys of the desk, and what this browser does for who sits at it. */
export function BrowserDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { sound, letters } = useBrowserSettings()
  return (
    <Dialog open={open} onClose={onClose} title="Keys and sound">
      <dl className={classes.keys}>
        {keyWords.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={classes.setting}>
        <input
          type="checkbox"
          checked={letters}
          onChange={({ currentTarget }) => changeSettings({ letters: currentTarget.checked })}
        />
        <span>Letters and signs work lists</span>
      </label>
      <label className={classes.setting}>
        <input
          type="checkbox"
          checked={sound}
          onChange={({ currentTarget }) => {
            changeSettings({ sound: currentTarget.checked })
            // So that it is heard once, and the browser allows it from then on.
            if (currentTarget.checked) void playNewLead()
          }}
        />
        <span>A sound for each new lead</span>
      </label>
      <p className={classes.soft}>This browser remembers both.</p>
    </Dialog>
  )
}
