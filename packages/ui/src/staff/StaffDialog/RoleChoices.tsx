import { type Role, roleLabels, roles } from '@lending-desk/domain/access';
import { useId } from 'react';
import { Checkbox } from '../../primitives/Checkbox';
import { choices, fault, group, legend } from './StaffDialog.css';

type RoleChoicesProps = {
  value: readonly Role[];
  error: string | undefined;
  onChoose: (role: Role, chosen: boolean) => void;
  /** Why they cannot be changed. @default they can */
  whyNot: string | undefined;
};

/** Which of the roles somebody has. */
export function RoleChoices({ value, error, onChoose, whyNot }: RoleChoicesProps) {
  const id = useId();
  return (
    <fieldset className={group} aria-describedby={id}>
      <legend className={legend}>Roles</legend>
      <div className={choices}>
        {roles.map(role => (
          <Checkbox
            key={role}
            name={role}
            label={roleLabels[role]}
            value={value.includes(role)}
            disabled={whyNot !== undefined}
            onChange={chosen => onChoose(role, chosen)}
          />
        ))}
      </div>
      <p id={id} className={fault} role={error === undefined ? undefined : 'alert'}>
        {error ?? whyNot}
      </p>
    </fieldset>
  );
}
