import { type Findings, type Passport, passportVerified } from '@lending-desk/domain/kyc';
import { Badge } from '../../primitives/Badge';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { statusFaces } from '../statusFace';
import { WrittenDate } from '../WrittenDate';
import { found } from './KycTab.css';

/** 'fileNumber' → 'File number'; the verifier's 'address.city' → 'Address, city'. */
function labelOf(name: string): string {
  const words = name
    .replace(/[._]/g, ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const itemsOf = (findings: Findings): KeyValueItem[] =>
  Object.entries(findings).map(([name, value]) => ({
    label: labelOf(name),
    // By its name: eight digits may be a number of a document.
    value: /dob|date|birth/i.test(name) ? <WrittenDate text={value} /> : value,
  }));

function Found({ title, findings }: { title: string; findings: Findings }) {
  const items = itemsOf(findings);
  return (
    <div>
      <Text as="h3" size="caption" weight="medium" tone="secondary">
        {title}
      </Text>
      {items.length > 0 ? (
        <KeyValue items={items} />
      ) : (
        <Text as="p" tone="tertiary">
          Nothing was read.
        </Text>
      )}
    </div>
  );
}

type PassportPanelsProps = { passport: Passport | null };

/** The verifier's answer about the passport, and the OCR of its images [CR-082, CR-084]. */
export function PassportPanels({ passport }: PassportPanelsProps) {
  const none = (
    <Text as="p" tone="tertiary">
      No passport was submitted.
    </Text>
  );
  const face = statusFaces[passport && passportVerified(passport) ? 'verified' : 'notVerified'];
  return (
    <>
      <Panel
        title="Passport verification"
        actions={
          passport ? (
            <Badge tone={face.tone} icon={face.icon}>
              {face.word}
            </Badge>
          ) : undefined
        }
      >
        {passport ? (
          <div className={found}>
            <KeyValue
              items={[
                { label: 'Passport number', value: passport.number, mono: true },
                { label: 'File number given', value: passport.fileNumber, mono: true },
              ]}
            />
            {passport.checks.map((check, index) => (
              // Checks have no id and never change order.
              <Found
                key={index}
                title={`Check ${index + 1}, status code ${check.statusCode ?? 'not given'}`}
                findings={check.result}
              />
            ))}
          </div>
        ) : (
          none
        )}
      </Panel>
      <Panel title="Passport OCR">
        {passport
          ? passport.checks.length > 0
            ? passport.checks.map((check, index) => (
                <div key={index} className={found}>
                  <Found title="Front" findings={check.front} />
                  <Found title="Back" findings={check.back} />
                </div>
              ))
            : 'No picture was read.'
          : none}
      </Panel>
    </>
  );
}
