-- Earlier imports stored sections under the sender's capitals; since then they are stored under the names the server
-- reads and writes. The spelling of the server wins over another one of the same loan, as it does at the import.
WITH "known" ("name") AS (VALUES
	('additionalDocuments'), ('amountDisbursed'), ('apolloCibilReport'), ('approvalDetails'), ('approvedEmi'),
	('bankStatements'), ('bureauBasicDetails'), ('bureauEquifaxFeatures'), ('callRecordings'), ('cashfreeDetails'),
	('contactsCount'), ('creditPdFeedback'), ('customerIntuition'), ('deviceDetails'), ('disbursalDate'),
	('disbursalStatus'), ('emiDay'), ('emis'), ('engine'), ('equifaxFetch'), ('equifaxReport'), ('feedbacks'),
	('financialDetails'), ('gpsAddress'), ('gpsLocation'), ('kycDetails'), ('kycDocuments'), ('loanAgreement'),
	('loanDetails'), ('loanPurpose'), ('parsedEquifax'), ('perfiosReport'), ('perfiosSettings'), ('personalDetails'),
	('preEmiAmount'), ('processedCibil'), ('processedEquifax'), ('processedPerfios'), ('processingFee'),
	('professionalDetails'), ('quizResult'), ('referenceNumbers'), ('requiredActions'), ('riskBucket'),
	('ruleEngineResultAvailable'), ('salaryTransactions'), ('sanctionLetter'), ('tenure'), ('totalTimeTaken'),
	('transactionDetails'), ('turnAroundDays'), ('underWriterRemarks'), ('userLoanIds')
), "other" AS (
	SELECT "loan_section"."loan_id", "loan_section"."name", "known"."name" AS "known",
		row_number() OVER (
			PARTITION BY "loan_section"."loan_id", "known"."name" ORDER BY "loan_section"."name" COLLATE "C" DESC
		) = 1 AND NOT EXISTS (
			SELECT 1 FROM "loan_section" AS "right"
			WHERE "right"."loan_id" = "loan_section"."loan_id" AND "right"."name" = "known"."name"
		) AS "stays"
	FROM "loan_section" JOIN "known" ON lower("loan_section"."name") = lower("known"."name")
	WHERE "loan_section"."name" <> "known"."name"
), "removed" AS (
	DELETE FROM "loan_section" USING "other"
	WHERE "loan_section"."loan_id" = "other"."loan_id" AND "loan_section"."name" = "other"."name" AND NOT "other"."stays"
)
UPDATE "loan_section" SET "name" = "other"."known" FROM "other"
WHERE "loan_section"."loan_id" = "other"."loan_id" AND "loan_section"."name" = "other"."name" AND "other"."stays";
